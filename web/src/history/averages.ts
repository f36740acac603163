// The average of a number of games up to each one, once there are that many.
export function runningAverages(games: readonly { points: number }[], span: number): { n: number; value: number }[] {
  const found: { n: number; value: number }[] = [];
  let sum = 0;
  for (const [n, game] of games.entries()) {
    sum += game.points - (n >= span ? (games[n - span]?.points ?? 0) : 0);
    if (n >= span - 1) found.push({ n, value: sum / span });
  }
  return found;
}
