import { pageNames, routes, type RouteName } from './routes';

export interface RouteMatch {
  name: RouteName;
  params: Record<string, string>;
}

/** The page behind a path such as `/casa-miramar/chat`, by the router's own order: a fixed word before a parameter. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const asked = segmentsOf(pathname).map(decoded);
  if (asked.includes(undefined)) return undefined;
  return pageNames
    .map((name) => ({ name, words: segmentsOf(routes[name].path) }))
    .filter(({ words }) => words.length === asked.length && words.every((word, i) => fits(word, asked[i])))
    .sort((a, b) => fixedWords(b.words) - fixedWords(a.words))
    .map(({ name, words }) => ({ name, params: paramsIn(words, asked) }))[0];
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

const isParam = (word: string) => word.startsWith(':');

const fits = (word: string, asked: string | undefined) =>
  isParam(word) || word.toLowerCase() === asked?.toLowerCase();

const fixedWords = (words: string[]) => words.filter((word) => !isParam(word)).length;

const paramsIn = (words: string[], asked: (string | undefined)[]) =>
  Object.fromEntries(
    words.flatMap((word, i): [string, string][] => (isParam(word) ? [[word.slice(1), asked[i] ?? '']] : [])),
  );

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Not an address that the suite could have made; the caller answers that it is unknown.
    return undefined;
  }
}
