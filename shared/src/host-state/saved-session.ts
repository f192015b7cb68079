import * as z from '@guest/shared/contracts/zod';
import { userSchema } from '../contracts/guest/guest.schema';

/** The persisted part of a session. A value that does not match is treated as no session. */
export const savedSessionSchema = z.object({
  user: z.nullable(userSchema),
  token: z.nullable(z.string()),
  sessions: z.array(z.string()),
  outdatedSessionId: z.nullable(z.string()),
  languages: z.array(z.string()),
  preferredLanguage: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  locationState: z.nullable(z.string()),
  allowToPost: z.boolean(),
  isDevLocationMode: z.boolean(),
});
export type SavedSession = z.infer<typeof savedSessionSchema>;
