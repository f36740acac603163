"""Bot workers in a browser: a function that the page provides, called for one job at a time."""

from collections.abc import Awaitable, Callable

import msgspec

from sortilege.tables.logs import log
from sortilege.tables.thinking.jobs import BotFailed, Job, WorkerLane, WorkerTurn, job_name

# Takes a job as JSON and returns the result of `thinking.jobs.run_job`. It raises if the page ends the job, which only
# the page can do.
Think = Callable[[str], Awaitable[str]]


class PageWorkers(WorkerLane):
    """The only lane. Jobs wait in a fair queue, so a review does not keep bots from choosing."""

    def __init__(self, think: Think) -> None:
        super().__init__(places=1)
        self.think_in_page = think

    @property
    def deep(self) -> WorkerLane:
        return self

    def lane_for(self, bot: str, game: str) -> WorkerLane:
        return self

    async def run(self, turn: WorkerTurn, job: Job) -> bytes:
        try:
            return (await self.think_in_page(msgspec.json.encode(job).decode())).encode()
        except Exception as error:  # the page's worker may fail in any way
            log("bot_broke", bot=job_name(job), error=type(error).__name__)
            raise BotFailed(f"{job_name(job)} did not answer") from error

    def waiting(self) -> int:
        return len(self.queue)

    async def close(self) -> None:
        """Do nothing: there are no processes to stop."""
