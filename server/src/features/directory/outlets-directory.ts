import type {
  Directory,
  DirectoryEntry,
  DirectorySummary,
  EntryAction,
} from '@guest/shared/contracts/directory/directory.contract';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { PropertyScope } from '../property/property-scope';

/**
 * The slug of the directory that is generated from the outlets of a property. No other directory may use it.
 */
export const OUTLETS_DIRECTORY = 'bars-and-restaurants';

interface Texts {
  name: string;
  description: string;
  book: string;
  order: string;
}

const texts: Readonly<Record<string, Texts>> = {
  en: {
    name: 'Bars and restaurants',
    description: "Where to eat and drink, and what's open now.",
    book: 'Book a table',
    order: 'Order now',
  },
  es: {
    name: 'Bares y restaurantes',
    description: 'Dónde comer y beber, y qué está abierto ahora.',
    book: 'Reservar una mesa',
    order: 'Pedir ahora',
  },
  fr: {
    name: 'Bars et restaurants',
    description: 'Où manger et boire, et ce qui est ouvert en ce moment.',
    book: 'Réserver une table',
    order: 'Commander',
  },
  ja: {
    name: 'レストランとバー',
    description: '館内のお食事とお飲みもの、ただいまの営業状況。',
    book: 'お席を予約',
    order: '注文する',
  },
  ar: {
    name: 'المطاعم والبارات',
    description: 'أين تأكل وتشرب، وما هو مفتوح الآن.',
    book: 'احجز طاولة',
    order: 'اطلب الآن',
  },
};

/** Returns the entry in the list of directories, or `undefined` if the property has no outlets. */
export function toOutletsSummary(
  { property, lang }: PropertyScope,
  outlets: Outlet[],
): DirectorySummary | undefined {
  const [first] = outlets;
  if (!first) return undefined;
  const text = texts[lang] ?? texts.en;
  return {
    // The generated directory has no row. The id of the property is unique and stable.
    uuid: property.id,
    slug: OUTLETS_DIRECTORY,
    name: text?.name ?? OUTLETS_DIRECTORY,
    kind: 'outlets',
    ...(text && { description: text.description }),
    ...(first.images[0] && { image: first.images[0] }),
    icon: 'utensils',
    order: 0,
    updatedAt: property.updatedAt.toISOString(),
    version: property.version,
  };
}

/** Returns the generated directory with an entry for each outlet. */
export function toOutletsDirectory(scope: PropertyScope, outlets: Outlet[]): Directory | undefined {
  const summary = toOutletsSummary(scope, outlets);
  const updatedAt = scope.property.updatedAt.toISOString();
  const text = texts[scope.lang] ?? texts.en;
  const entries = outlets.map((outlet, order) => ({
    ...toEntry(outlet, order, updatedAt),
    actions: text ? actionsOf(outlet, text) : [],
  }));
  return summary && { ...summary, entries };
}

function actionsOf({ slug, bookingMode, orderModes, menus }: Outlet, text: Texts): EntryAction[] {
  const isOrdered = orderModes.length > 0 && menus.some(({ orderable }) => orderable);
  return [
    ...(bookingMode === 'none' ? [] : [{ type: 'book' as const, label: text.book, target: slug }]),
    ...(isOrdered ? [{ type: 'order' as const, label: text.order, target: slug }] : []),
  ];
}

const toEntry = (outlet: Outlet, order: number, updatedAt: string): DirectoryEntry => ({
  uuid: outlet.uuid,
  slug: outlet.slug,
  title: outlet.name,
  body: outlet.description,
  images: outlet.images,
  ...(outlet.phone && { phone: outlet.phone }),
  place: outlet.place,
  ...(outlet.location && { location: outlet.location }),
  openingHours: outlet.openingHours,
  links: [],
  documents: [],
  tags: outlet.cuisine,
  accessibility: [],
  order,
  updatedAt,
});
