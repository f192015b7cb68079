import { useHost } from '@guest/shared';
import { useState } from 'react';
import { useText } from '../../texts';
import { LateMenuPart, type PartOf } from './late-menu-part';

/**
 * A lazy sheet of a menu, loaded with the first tap because no first view shows it. If loading fails, the
 * next tap retries.
 */
export function LateMenuSheet<Props extends { onClose: () => void }>(props: {
  part: PartOf<Props>;
  isOpen: boolean;
  with: Props;
}) {
  const { isOpen, ...rest } = props;
  const text = useText();
  const { toast } = useHost();
  const [isWanted, setIsWanted] = useState(false);
  if (isOpen && !isWanted) setIsWanted(true);
  const takeBack = () => {
    toast('error', text("This part didn't load. Try again."));
    setIsWanted(false);
    rest.with.onClose();
  };
  return <LateMenuPart {...rest} isWanted={isWanted} onFailure={takeBack} />;
}
