/**
 * Converts a contract's path for the router. If text follows a parameter, as in `:buildId.json`, the router
 * needs a pattern that delimits the parameter.
 */
export const routePath = (path: string) => path.replace(/:(\w+)(?=\.)/g, ':$1(^[^/]+)');
