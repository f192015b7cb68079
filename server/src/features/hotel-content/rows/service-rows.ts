import type { Request } from '../schema/hotel.schema';
import { requestDefaults } from './request-defaults';
import type { RowContext } from './row-context';
import type { ContentRows } from './rows';

export function requestTemplateRow(
  { content, propertyId, texts, idOf, amount }: RowContext,
  request: Request,
  position: number,
): ContentRows['requestTemplate'][number] {
  const { file } = content.requests;
  const toText = texts.of(file, request.key);
  const usual = requestDefaults[request.category];
  return {
    id: request.uuid ?? idOf('template', request.key),
    propertyId,
    slug: request.key,
    position,
    name: toText('name', request.name),
    category: request.category,
    icon: request.icon,
    description: toText('description', request.description),
    notePolicy: request.note ?? 'optional',
    timing: request.timing ?? 'asap',
    price: request.price === undefined ? null : amount(request.price),
    fields: (request.fields ?? []).map(({ options, label, required, min, max, ...field }) => ({
      ...field,
      label: toText(`fields/${field.key}`, label),
      required: required ?? false,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      ...(options && {
        options: options.map((option) => ({
          value: option.value,
          label: toText(`fields/${field.key}/${option.value}`, option.label),
        })),
      }),
    })),
    department: request.department ?? usual.department,
    dueMinutes: request.dueMinutes ?? usual.dueMinutes,
    maxPhotos: request.photos ?? usual.maxPhotos,
    isActive: true,
  };
}

export function loyaltyRows({ content, propertyId, texts }: RowContext): ContentRows['loyaltyProgramme'] {
  if (!content.loyalty) return [];
  const { file, value } = content.loyalty;
  const toText = texts.of(file);
  const metric = value.metric ?? 'nights';
  return [
    {
      propertyId,
      name: toText('name', value.name),
      description: toText('description', value.description),
      metric,
      rules: {
        periodYears: value.periodYears ?? null,
        pointsPerNight: value.points?.perNight ?? 0,
        pointsPerUnit: value.points?.perUnit ?? 0,
        expireMonths: value.points?.expireMonths ?? null,
      },
      termsVersion: value.version ?? '1',
      tiers: value.tiers.map(({ code, name, from, benefits }) => ({
        code,
        name: toText(`${code}.name`, name),
        [metric]: from,
        benefits: benefits.map((text, i) => toText(`${code}.benefits ${i + 1}`, text)),
      })),
    },
  ];
}
