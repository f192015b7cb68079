import type { Host } from '@guest/shared';
import type { Property } from '../contracts/property/property.contract';
import { propertyDetail } from './builders/property';
import { fakeHost, type FakeReply } from './fake-host';

/** Creates a fake host with a property and a fixed local time. */
export function propertyHost(
  answers: FakeReply[] = [],
  options: { now?: string; property?: Partial<Property> } & Partial<Omit<Host, 'now' | 'property'>> = {},
): Host {
  const { now = '2026-06-01T12:00:00Z', property, ...overrides } = options;
  const host = fakeHost(answers, { ...overrides, now: () => Date.parse(now) });
  host.property.getState().detailLoaded(propertyDetail(property));
  return host;
}
