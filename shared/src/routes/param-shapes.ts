const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The valid formats of path parameters. A path with an invalid parameter leads to the 404 page. */
const shapes: Readonly<Record<string, RegExp>> = {
  property: SLUG,
  outlet: SLUG,
  menu: SLUG,
  directory: SLUG,
  id: UUID,
  activityId: UUID,
  bookableActivityId: UUID,
  username: /^[\p{L}\p{N}_. -]{1,64}$/u,
};

/** Whether all path parameters have a valid format; used as the validation of routes. */
export function areWellFormed(params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(params).every(
    ([name, value]) => name === '*' || (value !== undefined && (shapes[name]?.test(value) ?? false)),
  );
}

/** Whether a page may have a parameter of this name. */
export const isKnownParam = (name: string): boolean => Object.hasOwn(shapes, name);
