const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What a parameter of a path has to look like; one that does not leads to the 404 page. */
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

/** The validation of a route: whether its parameters can name anything at all. */
export function areWellFormed(params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(params).every(
    ([name, value]) => name === '*' || (value !== undefined && (shapes[name]?.test(value) ?? false)),
  );
}
