import { useParams } from '@guest/shared/router';

/** A parameter that the route's own path promises. */
export function usePathParam(name: string): string {
  const value = useParams()[name];
  if (value === undefined) throw new Error(`The path of this route has no :${name}`);
  return value;
}
