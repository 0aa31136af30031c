module.exports = {
  presets: [
    ['babel-preset-gatsby', { targets: { node: 'current' }, reactRuntime: 'automatic' }],
    '@babel/preset-typescript',
  ],
}
