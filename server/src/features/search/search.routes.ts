import { searchContract } from '@guest/shared/contracts/search.contract';
import type { ServeInProperty } from '../property/serve-in-property';
import type { SearchRepository } from './search.repository';

/** As many of a kind as somebody reads. */
const MOST_OF_A_KIND = 8;

export function searchRoutes(serveInProperty: ServeInProperty, search: SearchRepository): void {
  serveInProperty(searchContract.search, async ({ query: { q } }, scope) => {
    const told = new Map<string, number>();
    const items = (await search.find(scope, q)).filter(({ kind }) => {
      const before = told.get(kind) ?? 0;
      told.set(kind, before + 1);
      return before < MOST_OF_A_KIND;
    });
    return { items };
  });
}
