import { Feed } from '../feed/Feed.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import styles from './Terminal.module.css'

export function Terminal() {
  return (
    <div className={styles.desk}>
      <PageHeader isSlim />
      <Feed />
    </div>
  )
}
