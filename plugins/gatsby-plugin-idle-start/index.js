// Gatsby takes a folder for a plugin only when it has this file.
