import type { TicketStatus } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import type { Tone } from '@guest/shared/ui/base/badge';
import type { Glyph } from '@guest/shared/ui/base/icon';
import Ban from 'lucide/dist/esm/icons/ban.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import CheckCheck from 'lucide/dist/esm/icons/check-check.mjs';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import Footprints from 'lucide/dist/esm/icons/footprints.mjs';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { RequestTextKey } from './request-texts';

interface StatusText {
  label: RequestTextKey;
  tone: Tone;
  icon: Glyph;
}

/** The label, tone and icon of each status. */
const statusTexts: Readonly<Record<TicketStatus, StatusText>> = {
  open: { label: 'Sent', tone: 'accent', icon: Send },
  acknowledged: { label: 'Seen', tone: 'accent', icon: Eye },
  in_progress: { label: 'In progress', tone: 'accent', icon: Footprints },
  on_hold: { label: 'On hold', tone: 'warning', icon: Hourglass },
  done: { label: 'Done', tone: 'positive', icon: Check },
  closed: { label: 'Closed', tone: 'neutral', icon: CheckCheck },
  reopened: { label: 'Reopened', tone: 'accent', icon: RotateCcw },
  cancelled: { label: 'Cancelled', tone: 'neutral', icon: X },
  rejected: { label: 'Not possible', tone: 'danger', icon: Ban },
};

export const statusTextOf = (status: TicketStatus): StatusText => statusTexts[status];
