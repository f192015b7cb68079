import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { property } from '../../../platform/db/tables/schema';

const app = { opens: 'banner', iosAppIds: ['A1B2C3D4E5.com.casa.guest'], androidApps: [] };

/** The changes of a hotel's settings with the audit entries that they leave. */
export const auditedProperty = (db: Database) => {
  let houseId: string | undefined;
  return {
    changeMobileApp: {
      ask: async () => {
        const [house] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
        houseId = house?.id;
        return { app };
      },
      subject: 'property',
      subjectIdOf: () => houseId,
      kept: { before: { mobileApp: null }, after: { mobileApp: app } },
    },
  };
};
