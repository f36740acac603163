// What modules of the page read while they load, and Node 20 lacks.
import { vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });
