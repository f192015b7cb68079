/**
 * A contract's path as the router takes it. Where a parameter is followed by more of its word, as in `:buildId.json`, the
 * router has to be told what belongs to the parameter.
 */
export const routePath = (path: string) => path.replace(/:(\w+)(?=\.)/g, ':$1(^[^/]+)');
