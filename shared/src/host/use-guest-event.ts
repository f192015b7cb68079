import { useEffect, useEffectEvent } from 'react';
import { useHost } from './host-context';
import type { GuestEvent, GuestEventName } from '../events/guest-events';

/** Subscribes while the component is mounted. A changed listener does not cause a new subscription. */
export function useGuestEvent<Name extends GuestEventName>(
  name: Name,
  listener: (event: GuestEvent<Name>) => void,
): void {
  const { bus } = useHost();
  const onEvent = useEffectEvent(listener);
  useEffect(() => bus.subscribe(name, (event) => onEvent(event)), [bus, name]);
}
