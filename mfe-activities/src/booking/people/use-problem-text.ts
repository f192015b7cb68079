import type { BookableActivity } from '@guest/shared/contracts/activity/activity.contract';
import type { PartyProblem } from '@guest/shared/contracts/activity/party-rules';
import { useHost } from '@guest/shared';
import { listText } from '@guest/shared/format/list-text';
import { useLazyText } from '../../lazy-texts/lazy-texts';

/** Returns a function that explains a problem of the party and what to do about it. */
export function useProblemText({
  units,
}: Pick<BookableActivity, 'units'>): (problem: PartyProblem) => string {
  const text = useLazyText();
  const { lang } = useHost();
  const unitOf = (unitId: string | undefined) => units.find((unit) => unit.unitId === unitId);
  const nameOf = (unitId: string | undefined) => unitOf(unitId)?.name ?? '';
  const companionsOf = (unitId: string) => listText((unitOf(unitId)?.accompaniedBy ?? []).map(nameOf), lang);

  return (problem) => {
    switch (problem.code) {
      case 'unknown_unit':
        return text('This is no longer offered. Please choose again.');
      case 'units_range':
        return problem.unitId === undefined
          ? text('Choose between {min} and {max} people.', { min: problem.min, max: problem.max })
          : text('{unit}: choose between {min} and {max}.', {
              unit: nameOf(problem.unitId),
              min: problem.min,
              max: problem.max,
            });
      case 'needs_adult':
        return text('{unit}: only together with {companions}.', {
          unit: nameOf(problem.unitId),
          companions: companionsOf(problem.unitId),
        });
      case 'companions_short':
        return text('{unit}: at most {n} for each {companions}.', {
          unit: nameOf(problem.unitId),
          n: problem.perCompanion,
          companions: companionsOf(problem.unitId),
        });
      case 'age_required':
        return text('Enter the age on the day.');
      case 'age_not_allowed':
        return text('{unit}: ages {min} to {max}.', {
          unit: nameOf(problem.unitId),
          min: problem.min,
          max: problem.max,
        });
    }
  };
}
