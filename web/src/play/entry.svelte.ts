// Which thing of the gallery is open over the table.
class OpenEntry {
  key = $state("");
}

export const entry = new OpenEntry();
