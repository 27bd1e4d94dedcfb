package io.github.yomikiri.search.driver;

import java.util.concurrent.Executor;

/** Starts a thread for each task. The thread does not keep the virtual machine alive. */
enum NewThreads implements Executor {
  INSTANCE;

  @Override
  public void execute(Runnable task) {
    Thread thread = new Thread(task, "yomikiri-search");
    thread.setDaemon(true);
    thread.start();
  }
}
