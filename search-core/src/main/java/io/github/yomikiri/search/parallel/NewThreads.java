package io.github.yomikiri.search.parallel;

import java.util.concurrent.Executor;

/** Starts a thread for each task. The thread does not keep the virtual machine alive. */
public enum NewThreads implements Executor {
  /** The executor. It holds no threads, so all searches share it. */
  INSTANCE;

  @Override
  public void execute(Runnable task) {
    Thread thread = new Thread(task, "yomikiri-search");
    thread.setDaemon(true);
    thread.start();
  }
}
