package io.github.yomikiri.testkit;

import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.opentest4j.TestAbortedException;

/**
 * Reports the first failure of a class's contract tests and aborts the contract tests after it.
 * Each contract test relies on the tests before it. So the first failure is the cause, and later
 * failures would be consequences. A test that the class itself declares always runs.
 */
final class FirstCause implements InvocationInterceptor {

  private static final Namespace NAMESPACE = Namespace.create(FirstCause.class);
  private static final String FIRST = "first failure";

  @Override
  public void interceptTestMethod(
      Invocation<Void> invocation,
      ReflectiveInvocationContext<Method> method,
      ExtensionContext context)
      throws Throwable {
    Class<?> declaring = method.getExecutable().getDeclaringClass();
    if (!declaring.isInterface() || !PositionSource.class.isAssignableFrom(declaring)) {
      invocation.proceed();
      return;
    }
    Store failures = context.getParent().orElseThrow().getStore(NAMESPACE);
    String first = failures.get(FIRST, String.class);
    if (first != null) {
      invocation.skip();
      throw new TestAbortedException(
          "not checked: first fix what " + first + " found, then run the tests again");
    }
    try {
      invocation.proceed();
    } catch (TestAbortedException e) {
      throw e;
    } catch (Throwable e) {
      failures.put(FIRST, method.getExecutable().getName());
      throw e;
    }
  }
}
