import { useHost } from '@guest/shared';
import { useState } from 'react';
import { useText } from '../../texts';
import { LazyMenuPart, type MenuPartSelector } from './lazy-menu-part';

/**
 * A lazy sheet of a menu, loaded with the first tap because no first view shows it. If loading fails, the
 * next tap retries.
 */
export function LazyMenuSheet<Props extends { onClose: () => void }>(props: {
  part: MenuPartSelector<Props>;
  isOpen: boolean;
  with: Props;
}) {
  const { isOpen, ...rest } = props;
  const text = useText();
  const { toast } = useHost();
  const [isWanted, setIsWanted] = useState(false);
  if (isOpen && !isWanted) setIsWanted(true);
  const handleFailure = () => {
    toast('error', text("This part didn't load. Try again."));
    setIsWanted(false);
    rest.with.onClose();
  };
  return <LazyMenuPart {...rest} isWanted={isWanted} onFailure={handleFailure} />;
}
