/** Class names of a CSS module, as Gatsby exports them: each by its own name. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}

declare module '*.css'
