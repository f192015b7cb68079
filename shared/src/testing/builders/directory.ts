import type { Directory, DirectoryEntry } from '../../contracts/directory/directory.contract';
import { uuidOf } from './uuid-of';

export const directory = (facts: Partial<Directory> = {}): Directory => ({
  uuid: uuidOf(1),
  slug: 'arriving',
  name: 'Arriving',
  kind: 'info',
  order: 1,
  updatedAt: '2026-05-01T09:00:00Z',
  version: 1,
  entries: [],
  ...facts,
});

export const directoryEntry = (facts: Partial<DirectoryEntry> = {}): DirectoryEntry => ({
  uuid: uuidOf(1),
  slug: 'parking',
  title: 'Parking',
  body: 'Behind the house.',
  images: [],
  links: [],
  documents: [],
  tags: [],
  accessibility: [],
  order: 1,
  updatedAt: '2026-05-01T09:00:00Z',
  ...facts,
});
