import { expect, test } from 'vitest';
import { claimLines } from './claims';

const claim = {
  claimUuid: '1f3a9c20-0000-4000-8000-000000000000',
  status: 'sent' as const,
  memberNumber: 'LM-7K2P9Q',
  guestName: 'Ada Byron',
  reference: 'OR-2K7',
  createdAt: '2026-05-01T10:00:00Z',
  photoUrl: undefined,
};

test('a claim is listed with its member, and the address of its photo below', () => {
  const photoUrl = 'https://hotel.example/uploads/p/casa-miramar/a.jpg?sign=x';

  const lines = claimLines([claim, { ...claim, reference: 'OR-2K8', photoUrl }]);

  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('LM-7K2P9Q');
  expect(lines[2]).toBe(`Photo of 1f3a9c20: ${photoUrl}`);
  expect(claimLines([])).toEqual(['No claim waits for an answer.']);
});
