/** Six-armed snowflakes scattered over a sheet, always the same ones for the same seed. */
export function flakes(count: number, width: number, height: number, seed: number): string {
  let state = seed * 7919 + 17;
  const draw = (most: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return (state / 2147483648) * most;
  };
  return Array.from({ length: count }, () => flake(draw(width), draw(height), 2 + draw(4), draw(60))).join('');
}

export function flake(x: number, y: number, size: number, turn = 0): string {
  return [0, 60, 120]
    .map((angle) => {
      const a = ((angle + turn) * Math.PI) / 180;
      const [dx, dy] = [size * Math.cos(a), size * Math.sin(a)];
      return `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
    })
    .join('');
}
