/**
 * A zone as people name it: the city of an IANA zone; a fixed offset stays as it is.
 * @example formatZone('America/Argentina/Buenos_Aires') // 'Buenos Aires time'
 * @example formatZone('UTC-06:00') // 'UTC-06:00'
 */
export function formatZone(zone: string): string {
  // Their sign is the opposite of what it reads as.
  if (zone.startsWith('Etc/')) return zone;
  const city = zone.split('/').at(-1) ?? zone;
  return city === zone ? zone : `${city.replaceAll('_', ' ')} time`;
}
