/** Stands in for a CSS module: every class is called by its own name. Marked as a module, so that `import *` takes it as it is. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : name) })
