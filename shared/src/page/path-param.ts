import { useParams } from '@guest/shared/router';

/** Returns a parameter that the path of the route guarantees. */
export function usePathParam(name: string): string {
  const value = useParams()[name];
  if (value === undefined) throw new Error(`the path of the current route has no parameter :${name}`);
  return value;
}
