import type pg from 'pg';

const SECTION = 30;
const ALWAYS = `{"weekly":[{"days":[1,2,3,4,5,6,7],"intervals":[{"from":"00:00","to":"00:00"}]}],
  "exceptions":[],"temporarilyClosed":null}`;

const OUTLET = `
  insert into outlet (property_id, slug, kind, name, description, price_level, place, opening_hours, booking_mode,
    order_modes)
  select id, $1, 'restaurant', '{"en":"Bench"}', '{"en":""}', 2, '{"en":"Ground floor"}', '${ALWAYS}', 'none', '{pickup}'
  from property where slug = 'casa-miramar'
  on conflict (property_id, slug) do update set slug = excluded.slug
  returning id, property_id as "propertyId"`;

/** The capacity is so high that the kitchen counts every order but is never full. */
const POLICY = `
  insert into order_policy (outlet_id, property_id, rules) values ($1, $2, '{"slotCapacityOrders":1000000}')
  on conflict (outlet_id) do update set rules = excluded.rules`;

const MENU = `
  with made as (
    insert into menu (property_id, outlet_id, slug, name, is_orderable, prices_include_tax)
    values ($1, $2, $3, jsonb_build_object('en', 'Menu ' || $3), true, true) returning id, property_id
  ),
  section as (
    insert into menu_section (property_id, menu_id, position, name)
    select property_id, id, n, jsonb_build_object('en', 'Part ' || (n + 1))
    from made, generate_series(0, ($4::int - 1) / ${SECTION}) n
    returning id, property_id, position
  ),
  model as (
    select i.*, row_number() over (order by i.id) - 1 as place, count(*) over () as amount
    from menu_item i join menu_section s on s.id = i.section_id join menu m on m.id = s.menu_id
    join outlet o on o.id = m.outlet_id join property p on p.id = o.property_id
    where p.slug = 'casa-miramar' and o.slug not like 'bench-%'
  )
  insert into menu_item (property_id, section_id, position, name, description, pictures, price, portions, modifier_groups,
    allergens, may_contain, dietary, spicy_level, tags)
  select s.property_id, s.id, n, jsonb_build_object('en', (m.name ->> 'en') || ' ' || n), m.description, m.pictures, m.price,
    m.portions, m.modifier_groups, m.allergens, m.may_contain, m.dietary, m.spicy_level, m.tags
  from generate_series(0, $4::int - 1) n join section s on s.position = n / ${SECTION}
  join model m on m.place = n % m.amount
  returning id, modifier_groups = '[]' and portions = '[]' as "isPlain"`;

export interface BenchOutlet {
  id: string;
  slug: string;
  /** The items that can be ordered without choosing modifiers. */
  plainItems: string[];
}

/**
 * Creates an outlet that is always open. Its menus have the given numbers of dishes, copied repeatedly from
 * those of the property.
 */
export async function createBenchOutlet(
  client: pg.Client,
  slug: string,
  menus: Record<string, number>,
): Promise<BenchOutlet> {
  const { rows } = await client.query<{ id: string; propertyId: string }>(OUTLET, [slug]);
  const [outlet] = rows;
  if (!outlet) throw new Error('the demo hotel is missing in the database');
  await client.query(POLICY, [outlet.id, outlet.propertyId]);
  await client.query('delete from menu where outlet_id = $1', [outlet.id]);
  const plainItems: string[] = [];
  for (const [name, amount] of Object.entries(menus)) {
    const of = [outlet.propertyId, outlet.id, name, amount];
    const items = await client.query<{ id: string; isPlain: boolean }>(MENU, of);
    plainItems.push(...items.rows.filter(({ isPlain }) => isPlain).map(({ id }) => id));
  }
  await client.query('analyze menu_item');
  return { id: outlet.id, slug, plainItems };
}
