import type { Database } from '../../db/database';
import type { Handlers } from '../../realtime/answer';
import { scopeOf } from '../property/property-scope';
import { createTemplateRepository } from './template.repository';

export function templateEvents(db: Database) {
  const templates = createTemplateRepository(db);
  return {
    getRequestTemplates: {
      who: 'everyone',
      bucket: 'staffList',
      handle: (_, { property, lang }) => templates.list(scopeOf(property, [lang])),
    },
  } satisfies Partial<Handlers>;
}
