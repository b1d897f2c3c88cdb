import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { itemOf } from '../../../machines/news-pit/article.machine.ts'
import { headlineOf } from '../../../rules/content/content.ts'
import { product } from '../../../rules/shared/product/product.ts'
import { usePit } from '../pit.tsx'

/** The page is called like what its link names, and as before when that is left. */
export function useArticleTitle() {
  const { article } = usePit()
  const headline = useSelector(article, (snapshot) => {
    const item = itemOf(snapshot)
    return item && headlineOf(item)
  })
  useEffect(() => {
    if (headline === undefined) return
    const before = document.title
    document.title = `${headline} | ${product.name}`
    return () => {
      document.title = before
    }
  }, [headline])
}
