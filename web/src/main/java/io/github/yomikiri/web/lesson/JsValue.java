package io.github.yomikiri.web.lesson;

import java.util.List;
import java.util.Map;
import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSArray;
import org.teavm.jso.core.JSBoolean;
import org.teavm.jso.core.JSMapLike;
import org.teavm.jso.core.JSNumber;
import org.teavm.jso.core.JSObjects;
import org.teavm.jso.core.JSString;

/** Turns maps, lists, texts, numbers and truth values into those of JavaScript. */
final class JsValue {

  private JsValue() {}

  /** Returns the value of JavaScript. */
  static JSObject of(Object value) {
    if (value instanceof Map<?, ?> map) {
      JSMapLike<JSObject> object = JSObjects.create();
      map.forEach((name, each) -> object.set((String) name, of(each)));
      return object;
    }
    if (value instanceof List<?> list) {
      JSArray<JSObject> array = new JSArray<>();
      list.forEach(each -> array.push(of(each)));
      return array;
    }
    if (value instanceof Number number) {
      return JSNumber.valueOf(number.doubleValue());
    }
    return value instanceof Boolean truth
        ? JSBoolean.valueOf(truth)
        : JSString.valueOf(value.toString());
  }
}
