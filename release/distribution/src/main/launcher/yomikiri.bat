@echo off
rem Starts Yomikiri's command line. JAVA_HOME names the Java to use, if this folder does not bring its
rem own; YOMIKIRI_OPTS has more options of the JVM, such as -Xmx4g.
setlocal
set "home=%~dp0.."
set "java=java.exe"
if not "%JAVA_HOME%" == "" set "java=%JAVA_HOME%\bin\java.exe"
if exist "%home%\runtime\bin\java.exe" set "java=%home%\runtime\bin\java.exe"
if "%java%" == "java.exe" goto run
if exist "%java%" goto run
echo yomikiri: JAVA_HOME has no "%java%": set it to the folder of Java 17 or newer 1>&2
exit /b 2
:run
"%java%" -XX:+UseSerialGC %YOMIKIRI_OPTS% -jar "%home%\lib\yomikiri.jar" %*
