import { pathTo } from '@guest/shared/routes/routes';
import { connectTo } from '../chat/database';

const HOTEL = 'casa-miramar';
const SLUG = 'sail-the-bay';

/** Returns the page of an activity that can be booked, at a hotel of the demo, from the server of this data directory. */
export async function activityPage(dataDir: string) {
  const client = await connectTo(dataDir);
  try {
    const { rows } = await client.query<{ id: string }>(
      'select a.id from activity a join property p on p.id = a.property_id where p.slug = $1 and a.slug = $2',
      [HOTEL, SLUG],
    );
    const [activity] = rows;
    if (!activity) throw new Error(`${HOTEL} has no activity ${SLUG}`);
    const path = pathTo('property-activity-activityId', { property: HOTEL, activityId: activity.id });
    return { name: 'activity', path, content: 'main h1' };
  } finally {
    await client.end();
  }
}
