/** The three demo hotels, each with its main language. */
export const hotels = {
  lisbon: { property: 'casa-miramar', name: 'Casa Miramar', lang: 'en' },
  muscat: { property: 'qasr-al-bahr', name: 'قصر البحر', lang: 'ar' },
  kyoto: { property: 'higashiyama-an', name: '東山庵', lang: 'ja' },
} as const;
