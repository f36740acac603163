/** Looks up messages and their attributes by one key: "rules", "rules.text". */

import type { Args, Say } from "./entries";

interface Speaker {
  say(key: string, args?: Args): string;
  attribute(key: string, name: string, args?: Args): string;
}

export function messageLookup(speaker: Speaker): Say {
  return (id, args = {}) => {
    const [key = id, name] = id.split(".", 2);
    return name ? speaker.attribute(key, name, args) : speaker.say(key, args);
  };
}
