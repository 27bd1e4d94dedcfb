package io.github.yomikiri.docs;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a published module promises: the public and protected members of the public types in its
 * exported packages.
 */
final class PublicApi {

  private final List<Class<?>> types;

  private PublicApi(List<Class<?>> types) {
    this.types = types;
  }

  /** Reads the API of a module from its compiled classes. */
  static PublicApi of(String module) throws IOException {
    Path classes = Page.PROJECT.resolve(module).resolve("target/classes");
    Set<String> exported;
    try (InputStream in = Files.newInputStream(classes.resolve("module-info.class"))) {
      exported = ModuleDescriptor.read(in).exports().stream()
          .filter(exports -> !exports.isQualified())
          .map(Exports::source)
          .collect(Collectors.toSet());
    }
    try (Stream<Path> files = Files.walk(classes)) {
      List<Class<?>> types = files
          .map(file -> classes.relativize(file).toString())
          .filter(file ->
              file.endsWith(".class") && file.contains("/") && !file.endsWith("-info.class"))
          .map(file -> file.replaceFirst("\\.class$", "").replace('/', '.'))
          .filter(name -> exported.contains(name.replaceFirst("\\.[^.]*$", "")))
          .sorted()
          .<Class<?>>map(PublicApi::load)
          .filter(PublicApi::isPromised)
          .toList();
      return new PublicApi(types);
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, PublicApi.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean isPromised(Class<?> type) {
    return isVisible(type.getModifiers())
        && !type.isAnonymousClass()
        && !type.isLocalClass()
        && (type.getDeclaringClass() == null || isPromised(type.getDeclaringClass()));
  }

  private static boolean isVisible(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }

  /** Returns all types, sorted by name. */
  List<Class<?>> types() {
    return types;
  }

  /** Returns the types that are declared by themselves, not inside another one. */
  List<Class<?>> topLevelTypes() {
    return types.stream().filter(type -> type.getDeclaringClass() == null).toList();
  }

  /** Returns the types and their members, sorted, one a line. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (Class<?> type : types) {
      text.append(header(type)).append('\n');
      List<Member> members = members(type);
      members.addAll(Arrays.asList(type.getDeclaredConstructors()));
      members.stream()
          .filter(member -> isVisible(member.getModifiers()) && !member.isSynthetic())
          .map(PublicApi::signature)
          .distinct()
          .sorted()
          .forEach(line -> text.append("  ").append(line).append('\n'));
    }
    return text.toString();
  }

  /** Returns the fields and methods, with those of parents that users cannot name. */
  private static List<Member> members(Class<?> type) {
    List<Member> members = new ArrayList<>(Arrays.asList(type.getDeclaredFields()));
    members.addAll(Arrays.asList(type.getDeclaredMethods()));
    List<Class<?>> parents = new ArrayList<>(Arrays.asList(type.getInterfaces()));
    Optional.ofNullable(type.getSuperclass()).ifPresent(parents::add);
    parents.stream()
        .filter(parent -> !isVisible(parent.getModifiers()))
        .forEach(parent -> members.addAll(members(parent)));
    return members;
  }

  private static String header(Class<?> type) {
    int modifiers = type.getModifiers() & ~Modifier.INTERFACE;
    String kind = type.isAnnotation()
        ? "@interface"
        : type.isInterface()
            ? "interface"
            : type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
    if (type.isInterface() || type.isEnum() || type.isRecord()) {
      modifiers &= ~(Modifier.ABSTRACT | Modifier.STATIC | Modifier.FINAL);
    }
    String parameters = type.getTypeParameters().length == 0
        ? ""
        : Arrays.stream(type.getTypeParameters())
            .map(PublicApi::parameter)
            .collect(Collectors.joining(", ", "<", ">"));
    List<Type> parents = new ArrayList<>(Arrays.asList(type.getGenericInterfaces()));
    if (type.getSuperclass() != null
        && !List.of(Object.class, Record.class, Enum.class).contains(type.getSuperclass())) {
      parents.add(0, type.getGenericSuperclass());
    }
    String above = parents.isEmpty()
        ? ""
        : parents.stream().map(Type::getTypeName).collect(Collectors.joining(", ", " : ", ""));
    return (Modifier.toString(modifiers) + (type.isSealed() ? " sealed " : " ") + kind + " ")
            .stripLeading()
        + type.getName()
        + parameters
        + above;
  }

  private static String parameter(TypeVariable<?> variable) {
    String bounds = Arrays.stream(variable.getBounds())
        .filter(bound -> bound != Object.class)
        .map(Type::getTypeName)
        .collect(Collectors.joining(" & "));
    return variable.getName() + (bounds.isEmpty() ? "" : " extends " + bounds);
  }

  private static String signature(Member member) {
    String text;
    if (member instanceof Field field) {
      text = field.toGenericString();
    } else if (member instanceof Method method) {
      text = method.toGenericString();
    } else {
      text = ((Constructor<?>) member).toGenericString();
    }
    String owner = member.getDeclaringClass().getName();
    return text.replace(owner + "." + member.getName(), member.getName())
        .replaceAll("\\bjava\\.(?:lang|util|time|io|nio\\.file|util\\.function)\\.(?=[A-Z])", "");
  }
}
