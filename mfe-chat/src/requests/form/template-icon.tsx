import { Icon, type Glyph } from '@guest/shared/ui/base/icon';
import AlarmClock from 'lucide/dist/esm/icons/alarm-clock.mjs';
import Baby from 'lucide/dist/esm/icons/baby.mjs';
import Bath from 'lucide/dist/esm/icons/bath.mjs';
import BedDouble from 'lucide/dist/esm/icons/bed-double.mjs';
import BellRing from 'lucide/dist/esm/icons/bell-ring.mjs';
import Cake from 'lucide/dist/esm/icons/cake.mjs';
import Car from 'lucide/dist/esm/icons/car.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Croissant from 'lucide/dist/esm/icons/croissant.mjs';
import Flame from 'lucide/dist/esm/icons/flame.mjs';
import Gift from 'lucide/dist/esm/icons/gift.mjs';
import Luggage from 'lucide/dist/esm/icons/luggage.mjs';
import MoonStar from 'lucide/dist/esm/icons/moon-star.mjs';
import Plug from 'lucide/dist/esm/icons/plug.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import Shirt from 'lucide/dist/esm/icons/shirt.mjs';
import ShowerHead from 'lucide/dist/esm/icons/shower-head.mjs';
import Sparkles from 'lucide/dist/esm/icons/sparkles.mjs';
import Utensils from 'lucide/dist/esm/icons/utensils.mjs';
import WashingMachine from 'lucide/dist/esm/icons/washing-machine.mjs';
import Wrench from 'lucide/dist/esm/icons/wrench.mjs';

/** The icons by the names that a hotel can configure; unknown names fall back to the bell. */
const icons: Readonly<Record<string, Glyph>> = {
  'alarm-clock': AlarmClock,
  baby: Baby,
  bath: Bath,
  bed: BedDouble,
  'bed-double': BedDouble,
  cake: Cake,
  car: Car,
  clock: Clock,
  croissant: Croissant,
  flame: Flame,
  gift: Gift,
  luggage: Luggage,
  moon: MoonStar,
  'moon-star': MoonStar,
  plug: Plug,
  search: Search,
  shirt: Shirt,
  'shower-head': ShowerHead,
  sparkles: Sparkles,
  utensils: Utensils,
  'washing-machine': WashingMachine,
  wrench: Wrench,
};

export const TemplateIcon = ({ name }: { name: string }) => <Icon of={icons[name] ?? BellRing} />;
