import type pg from 'pg';

/** A tag that no hotel uses marks the posts, so that they can be deleted again. */
const TAG = 'bench-feed';

/** Posts of one to six sentences, a minute apart and older than those of the demo. Every sixth has a picture. */
const INSERT_POSTS = `
  with place as (select id from property where slug = 'casa-miramar'),
  authors as (
    select array_agg(g.id order by g.id) as ids from guest g join place on place.id = g.property_id
    where g.nick_name is not null
  ),
  picture as (select pictures from post join place on place.id = post.property_id where pictures <> '[]' limit 1)
  insert into post (property_id, guest_id, text, lang, pictures, tags, created_at)
  select place.id, ids[1 + n % cardinality(ids)],
    'Moment ' || n || '. ' || repeat('The sea was calm this morning and the bread still warm. ', 1 + n % 6), 'en',
    case when n % 6 = 0 then picture.pictures else '[]' end, array['${TAG}'],
    now() - interval '30 days' - n * interval '1 minute'
  from place, authors, picture, generate_series(1, $1::int) n`;

const KEEP_NEWEST = `
  delete from post where tags = array['${TAG}'] and id not in (
    select id from post where tags = array['${TAG}'] order by created_at desc limit $1)`;

export async function createPosts(client: pg.Client, amount: number): Promise<void> {
  await deletePosts(client);
  await client.query(INSERT_POSTS, [amount]);
  await client.query('analyze post');
}

export async function keepNewestPosts(client: pg.Client, amount: number): Promise<void> {
  await client.query(KEEP_NEWEST, [amount]);
  await client.query('analyze post');
}

export async function deletePosts(client: pg.Client): Promise<void> {
  await client.query(`delete from post where tags = array['${TAG}']`);
}
