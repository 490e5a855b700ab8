# Sourced by ludus, mvnw and .ci/run (so plain sh): sets JAVA_HOME to a JDK that can build and run Ludus,
# looking at JAVA_HOME, then PATH, then the usual folders. Fails and changes nothing if there is none.

ludus_java=25

# A JDK's file `release` tells its version without the cost of starting it.
ludus_is_jdk() {
  [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
  while IFS='="' read -r key _ value _; do
    [ "$key" = JAVA_VERSION ] && [ "${value%%[!0-9]*}" -ge "$ludus_java" ] && return 0
  done <"$1/release"
  return 1
}

ludus_find_jdk() {
  javac=$(command -v javac) && javac=$(readlink -f "$javac" 2>/dev/null) || javac=
  for home in "${JAVA_HOME-}" "${javac%/bin/javac}" /usr/lib/jvm/* /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "${HOME-}"/.sdkman/candidates/java/* "${HOME-}"/.jdks/*; do
    ludus_is_jdk "$home" && export JAVA_HOME="$home" && return 0
  done
  return 1
}

ludus_find_jdk
