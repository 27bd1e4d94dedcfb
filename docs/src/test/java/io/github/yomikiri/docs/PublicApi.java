package io.github.yomikiri.docs;

import java.io.ByteArrayOutputStream;
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
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What a published module promises: the public and protected members of the public types in its
 * exported packages. As text, to be read in a review, and as a jar of classes without code, which
 * japicmp compares later builds with.
 */
final class PublicApi {

  private final Path classes;
  private final List<Class<?>> types;

  private PublicApi(Path classes, List<Class<?>> types) {
    this.classes = classes;
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
      return new PublicApi(classes, types);
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

  /** Returns the types that are declared by themselves, not inside another one. */
  List<Class<?>> topLevelTypes() {
    return types.stream().filter(type -> type.getDeclaringClass() == null).toList();
  }

  /** Returns the types and their members, sorted, one a line. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (Class<?> type : types) {
      text.append(header(type)).append('\n');
      List<Member> members = new ArrayList<>();
      members.addAll(Arrays.asList(type.getDeclaredFields()));
      members.addAll(Arrays.asList(type.getDeclaredConstructors()));
      members.addAll(Arrays.asList(type.getDeclaredMethods()));
      members.stream()
          .filter(member -> isVisible(member.getModifiers()) && !member.isSynthetic())
          .map(PublicApi::signature)
          .sorted()
          .forEach(line -> text.append("  ").append(line).append('\n'));
    }
    return text.toString();
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

  /**
   * Returns the classes without code, resources and most private members. The bytes depend on the
   * API alone.
   */
  byte[] jar() throws IOException {
    Set<Class<?>> wanted = new LinkedHashSet<>();
    types.forEach(type -> addWithParents(type, wanted));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream jar = new ZipOutputStream(bytes)) {
      for (Class<?> type :
          wanted.stream().sorted(Comparator.comparing(Class::getName)).toList()) {
        String file = type.getName().replace('.', '/') + ".class";
        ZipEntry entry = new ZipEntry(file);
        entry.setTimeLocal(LocalDateTime.of(2026, 1, 1, 0, 0));
        jar.putNextEntry(entry);
        jar.write(withoutCode(Files.readAllBytes(classes.resolve(file))));
        jar.closeEntry();
      }
    }
    return bytes.toByteArray();
  }

  /** A hidden parent of a promised type passes its public members on. */
  private void addWithParents(Class<?> type, Set<Class<?>> wanted) {
    boolean isOurs = Files.exists(classes.resolve(type.getName().replace('.', '/') + ".class"));
    if (isOurs && wanted.add(type)) {
      if (type.getSuperclass() != null) {
        addWithParents(type.getSuperclass(), wanted);
      }
      for (Class<?> parent : type.getInterfaces()) {
        addWithParents(parent, wanted);
      }
    }
  }

  private static byte[] withoutCode(byte[] type) {
    ClassWriter writer = new ClassWriter(0);
    ClassVisitor visibleMembers = new ClassVisitor(Opcodes.ASM9, writer) {
      @Override
      public FieldVisitor visitField(
          int access, String name, String descriptor, String signature, Object value) {
        return isVisible(access)
            ? super.visitField(access, name, descriptor, signature, value)
            : null;
      }

      @Override
      public MethodVisitor visitMethod(
          int access, String name, String descriptor, String signature, String[] exceptions) {
        // Without its private constructors a class would look as if others could extend it.
        return isVisible(access) || name.equals("<init>")
            ? super.visitMethod(access, name, descriptor, signature, exceptions)
            : null;
      }
    };
    new ClassReader(type)
        .accept(
            visibleMembers,
            ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return writer.toByteArray();
  }
}
