/**
 * Frequent words that only one of these languages has, lower-case and without accents. Words that another of them also has,
 * such as `con`, `me` or `son`, are missing.
 */
export const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    `and are at be been by could for from had have her here his how i in is it its my not of our she should that the their
    there these they this those to very was we were what when where which who why will with would you your`.split(
      /\s+/,
    ),
  ),
  es: new Set(
    `aqui como cuando del desde donde el ellas ellos eran esta estas este estos fue hasta hemos las los mas muy nosotros
    nuestra nuestro para pero por porque quien sobre sus tambien tiene tienen toda todas todo todos una unos ustedes
    y`.split(/\s+/),
  ),
  fr: new Set(
    `alors aussi aux avec avez avons c' ces cet cette chez comme d' dans des donc du elle elles est et etait ici ils j' je l'
    leur leurs lui m' mais moi notre nous ont ou parce pas pour qu' quel quelle quelles quels qui s' sommes sont suis t'
    toi tous toute toutes une votre vous vraiment`.split(/\s+/),
  ),
};
