export const userWidgetCode = { name: 'user widget', load: async () => (await import('./UserWidget.tsx')).UserWidget }
