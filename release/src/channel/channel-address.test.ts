import { expect, test } from 'vitest';
import { channelAddress } from './channel-address';

test.each([
  ['of this machine by default', {}, 'http://staging.localhost:3000/'],
  ['with the port of the suite on this machine', { PORT: '4100' }, 'http://staging.localhost:4100/'],
  [
    'of its host name on this machine',
    { CHANNEL_HOSTS: 'staging=try.localhost', PORT: '4100' },
    'http://try.localhost:4100/',
  ],
  [
    'of its own host name',
    { CHANNEL_HOSTS: 'preview=preview.hotel.example, staging=staging.hotel.example', PORT: '8080' },
    'https://staging.hotel.example/',
  ],
  [
    'of a suite that serves only this channel',
    { CHANNEL: 'staging', PUBLIC_HOST: 'guest.hotel.example' },
    'https://guest.hotel.example/',
  ],
  [
    'below the host of all channels',
    { CHANNEL: 'production', CHANNEL_HOSTS: 'preview=preview.hotel.example,*=try.hotel.example' },
    'https://staging.try.hotel.example/',
  ],
  [
    'without a host name of another channel',
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
