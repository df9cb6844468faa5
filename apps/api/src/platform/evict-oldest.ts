/** Deletes the oldest entries of a map that has more than `capacity`. */
export function evictOldest(map: Map<unknown, unknown>, capacity: number): void {
  for (const oldest of map.keys()) {
    if (map.size <= capacity) return;
    map.delete(oldest);
  }
}
