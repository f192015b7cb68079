/** A portion, an option of a choice or a unit of an activity, which is stored within the row that it belongs to. */
export interface NestedPart {
  name: unknown;
  price: unknown;
  allergens: unknown;
  mayContain: unknown;
  removesAllergens: unknown;
}

/** Returns the parts of a row by their ids, also those of the choices within choices. */
export function nestedPartsOf(value: unknown): Map<string, NestedPart> {
  const parts = new Map<string, NestedPart>();
  collect(value, parts);
  return parts;
}

function collect(value: unknown, into: Map<string, NestedPart>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, into);
    return;
  }
  const fields = new Map<string, unknown>(Object.entries(value));
  const id = fields.get('uuid') ?? fields.get('unitId');
  const price = fields.get('price');
  if (typeof id === 'string' && typeof price === 'number')
    into.set(id, {
      name: fields.get('name'),
      price,
      allergens: fields.get('allergens'),
      mayContain: fields.get('mayContain'),
      removesAllergens: fields.get('removesAllergens'),
    });
  for (const one of fields.values()) collect(one, into);
}
