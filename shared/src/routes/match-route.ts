import { pageNames, routes, type RouteName } from './routes';

export interface RouteMatch {
  name: RouteName;
  params: Record<string, string>;
}

/**
 * Returns the route of a path such as `/casa-miramar/chat`, with the router's precedence: static segments
 * before parameters.
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  const asked = decodedSegments(pathname);
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

const paramsIn = (words: string[], asked: string[]) =>
  Object.fromEntries(
    words.flatMap((word, i): [string, string][] => (isParam(word) ? [[word.slice(1), asked[i] ?? '']] : [])),
  );

/** Returns the decoded segments. Segments with an invalid encoding stay as typed, as in the router. */
function decodedSegments(pathname: string): string[] {
  const typed = segmentsOf(pathname);
  try {
    return typed.map(decodeURIComponent);
  } catch {
    return typed;
  }
}
