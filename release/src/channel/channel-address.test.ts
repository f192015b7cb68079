import { expect, test } from 'vitest';
import { channelAddress } from './channel-address';

test.each([
  ['this machine, where nothing is said', {}, 'http://staging.localhost:3000/'],
  ['the port of this machine’s suite', { PORT: '4100' }, 'http://staging.localhost:4100/'],
  [
    'the name that a channel has on this machine',
    { CHANNEL_HOSTS: 'staging=try.localhost', PORT: '4100' },
    'http://try.localhost:4100/',
  ],
  [
    'its host name',
    { CHANNEL_HOSTS: 'preview=preview.hotel.example, staging=staging.hotel.example', PORT: '8080' },
    'https://staging.hotel.example/',
  ],
  [
    'the name of a suite that serves this channel alone',
    { CHANNEL: 'staging', PUBLIC_HOST: 'guest.hotel.example' },
    'https://guest.hotel.example/',
  ],
  [
    'no name of another channel',
    {
      CHANNEL: 'production',
      PUBLIC_HOST: 'guest.hotel.example',
      CHANNEL_HOSTS: 'preview=preview.hotel.example',
    },
    'http://staging.localhost:3000/',
  ],
])('M-08 a channel has the address %s', (_, env, address) => {
  expect(channelAddress('staging', env)).toBe(address);
});
