// Imported before a script: gives every process the same process id, as in containers that share a volume.
Object.defineProperty(process, 'pid', { value: 1 });
