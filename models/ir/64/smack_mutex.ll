target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.smack_mutex = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { %struct.__pthread_internal_list*, %struct.__pthread_internal_list* }
%union.pthread_mutexattr_t = type { i32 }
%struct.anon = type { i32, i32, %struct.anon.0 }
%struct.anon.0 = type { i32 }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
@.str = private unnamed_addr constant [15 x i8] c"mutexattr.type\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.2 = private unnamed_addr constant [46 x i8] c"a mutex that was not initialised is destroyed\00", align 1
@.str.3 = private unnamed_addr constant [34 x i8] c"a mutex that is held is destroyed\00", align 1
@.str.4 = private unnamed_addr constant [43 x i8] c"a mutex that was not initialised is locked\00", align 1
@.str.5 = private unnamed_addr constant [52 x i8] c"a mutex is locked again by the thread that holds it\00", align 1
@.str.6 = private unnamed_addr constant [45 x i8] c"a mutex that was not initialised is unlocked\00", align 1
@.str.7 = private unnamed_addr constant [54 x i8] c"a mutex is unlocked by a thread that does not hold it\00", align 1
@.str.8 = private unnamed_addr constant [50 x i8] c"a thread waits with a mutex that it does not hold\00", align 1
@.str.9 = private unnamed_addr constant [12 x i8] c"mutex.owner\00", align 1
define dso_local i32 @smack_mutex_init(%union.smack_mutex* noundef %mutex, %union.pthread_mutexattr_t* noundef %attr) {
entry:
  call void @__gsmack_atomic_begin()
  %posix = bitcast %union.smack_mutex* %mutex to %union.pthread_mutex_t*
  %call = call i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef %posix, %union.pthread_mutexattr_t* noundef %attr)
  %0 = bitcast %union.smack_mutex* %mutex to %struct.anon*
  %lock = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 0
  store i32 0, i32* %lock, align 8
  %init = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 1
  store i32 1, i32* %init, align 4
  %tobool = icmp ne %union.pthread_mutexattr_t* %attr, null
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %1 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  %call1 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef %1)
  %conv = trunc i64 %call1 to i32
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %conv, %cond.true ], [ 0, %cond.false ]
  %attr2 = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 2
  %type = getelementptr inbounds %struct.anon.0, %struct.anon.0* %attr2, i32 0, i32 0
  store i32 %cond, i32* %type, align 8
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @pthread_mutex_init(%union.pthread_mutex_t* noundef, %union.pthread_mutexattr_t* noundef)
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @smack_mutex_destroy(%union.smack_mutex* noundef %mutex) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.smack_mutex* %mutex to %struct.anon*
  %init = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 1
  %1 = load i32, i32* %init, align 4
  %cmp = icmp eq i32 %1, 1
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.2, i64 0, i64 0))
  %lock = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 0
  %2 = load i32, i32* %lock, align 8
  %cmp1 = icmp eq i32 %2, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.3, i64 0, i64 0))
  store i32 0, i32* %init, align 4
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
define dso_local i32 @smack_mutex_lock(%union.smack_mutex* noundef %mutex) {
entry:
  %call = call i64 @__gsmack_self()
  %conv = trunc i64 %call to i32
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.smack_mutex* %mutex to %struct.anon*
  %attr = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 2
  %type = getelementptr inbounds %struct.anon.0, %struct.anon.0* %attr, i32 0, i32 0
  %1 = load i32, i32* %type, align 8
  %cmp = icmp eq i32 %1, 2
  br i1 %cmp, label %if.then, label %if.else
if.then:
  %init = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 1
  %2 = load i32, i32* %init, align 4
  %cmp2 = icmp ne i32 %2, 1
  br i1 %cmp2, label %if.then4, label %if.end
if.then4:
  br label %if.end
if.end:
  %error.0 = phi i32 [ 22, %if.then4 ], [ 0, %if.then ]
  br label %if.end14
if.else:
  %init5 = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 1
  %3 = load i32, i32* %init5, align 4
  %cmp6 = icmp eq i32 %3, 1
  call void @__gsmack_assert(i1 noundef zeroext %cmp6, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.4, i64 0, i64 0))
  %lock = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 0
  %4 = load i32, i32* %lock, align 8
  %cmp8 = icmp ne i32 %4, %conv
  br i1 %cmp8, label %lor.end, label %lor.rhs
lor.rhs:
  %5 = load i32, i32* %type, align 8
  %cmp12 = icmp eq i32 %5, 1
  br label %lor.end
lor.end:
  %6 = phi i1 [ true, %if.else ], [ %cmp12, %lor.rhs ]
  call void @__gsmack_assert(i1 noundef zeroext %6, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.5, i64 0, i64 0))
  br label %if.end14
if.end14:
  %error.1 = phi i32 [ %error.0, %if.end ], [ 0, %lor.end ]
  %tobool = icmp ne i32 %error.1, 0
  br i1 %tobool, label %if.end17, label %if.then15
if.then15:
  %posix = bitcast %union.smack_mutex* %mutex to %union.pthread_mutex_t*
  %call16 = call i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef %posix)
  br label %if.end17
if.end17:
  %error.2 = phi i32 [ %error.1, %if.end14 ], [ %call16, %if.then15 ]
  %tobool18 = icmp ne i32 %error.2, 0
  br i1 %tobool18, label %if.end21, label %if.then19
if.then19:
  %lock20 = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 0
  store i32 %conv, i32* %lock20, align 8
  br label %if.end21
if.end21:
  call void @__gsmack_atomic_end()
  ret i32 %error.2
}
declare dso_local i64 @__gsmack_self()
declare dso_local i32 @pthread_mutex_lock(%union.pthread_mutex_t* noundef)
define dso_local i32 @smack_mutex_trylock(%union.smack_mutex* noundef %mutex) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.smack_mutex* %mutex to %struct.anon*
  %init = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 1
  %1 = load i32, i32* %init, align 4
  %cmp = icmp eq i32 %1, 1
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.4, i64 0, i64 0))
  %posix = bitcast %union.smack_mutex* %mutex to %union.pthread_mutex_t*
  %call = call i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef %posix)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %call1 = call i64 @__gsmack_self()
  %conv = trunc i64 %call1 to i32
  %lock = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 0
  store i32 %conv, i32* %lock, align 8
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret i32 %call
}
declare dso_local i32 @pthread_mutex_trylock(%union.pthread_mutex_t* noundef)
define dso_local i32 @smack_mutex_unlock(%union.smack_mutex* noundef %mutex) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.smack_mutex* %mutex to %struct.anon*
  %attr = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 2
  %type = getelementptr inbounds %struct.anon.0, %struct.anon.0* %attr, i32 0, i32 0
  %1 = load i32, i32* %type, align 8
  %cmp = icmp eq i32 %1, 2
  br i1 %cmp, label %if.then, label %if.else
if.then:
  %init = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 1
  %2 = load i32, i32* %init, align 4
  %cmp1 = icmp ne i32 %2, 1
  br i1 %cmp1, label %if.then2, label %if.end
if.then2:
  br label %if.end
if.end:
  %error.0 = phi i32 [ 22, %if.then2 ], [ 0, %if.then ]
  br label %if.end7
if.else:
  %init3 = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 1
  %3 = load i32, i32* %init3, align 4
  %cmp4 = icmp eq i32 %3, 1
  call void @__gsmack_assert(i1 noundef zeroext %cmp4, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.6, i64 0, i64 0))
  %lock = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 0
  %4 = load i32, i32* %lock, align 8
  %call = call i64 @__gsmack_self()
  %conv = trunc i64 %call to i32
  %cmp5 = icmp eq i32 %4, %conv
  call void @__gsmack_assert(i1 noundef zeroext %cmp5, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([54 x i8], [54 x i8]* @.str.7, i64 0, i64 0))
  br label %if.end7
if.end7:
  %error.1 = phi i32 [ %error.0, %if.end ], [ 0, %if.else ]
  %tobool = icmp ne i32 %error.1, 0
  br i1 %tobool, label %if.end10, label %if.then8
if.then8:
  %posix = bitcast %union.smack_mutex* %mutex to %union.pthread_mutex_t*
  %call9 = call i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef %posix)
  br label %if.end10
if.end10:
  %error.2 = phi i32 [ %error.1, %if.end7 ], [ %call9, %if.then8 ]
  %tobool11 = icmp ne i32 %error.2, 0
  br i1 %tobool11, label %if.end17, label %if.then12
if.then12:
  %posix13 = bitcast %union.smack_mutex* %mutex to %union.pthread_mutex_t*
  %5 = bitcast %union.pthread_mutex_t* %posix13 to i8*
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.9, i64 0, i64 0), i8* noundef %5)
  %conv15 = trunc i64 %call.i to i32
  %lock16 = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 0
  store i32 %conv15, i32* %lock16, align 8
  br label %if.end17
if.end17:
  call void @__gsmack_atomic_end()
  ret i32 %error.2
}
declare dso_local i32 @pthread_mutex_unlock(%union.pthread_mutex_t* noundef)
define dso_local i32 @smack_cond_wait(%union.pthread_cond_t* noundef %cond, %union.smack_mutex* noundef %mutex) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast %union.smack_mutex* %mutex to %struct.anon*
  %lock = getelementptr inbounds %struct.anon, %struct.anon* %0, i32 0, i32 0
  %1 = load i32, i32* %lock, align 8
  %call = call i64 @__gsmack_self()
  %conv = trunc i64 %call to i32
  %cmp = icmp eq i32 %1, %conv
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.8, i64 0, i64 0))
  store i32 0, i32* %lock, align 8
  call void @__gsmack_atomic_end()
  %posix = bitcast %union.smack_mutex* %mutex to %union.pthread_mutex_t*
  %call3 = call i32 @pthread_cond_wait(%union.pthread_cond_t* noundef %cond, %union.pthread_mutex_t* noundef %posix)
  call void @__gsmack_atomic_begin()
  %call4 = call i64 @__gsmack_self()
  %conv5 = trunc i64 %call4 to i32
  store i32 %conv5, i32* %lock, align 8
  call void @__gsmack_atomic_end()
  ret i32 %call3
}
declare dso_local i32 @pthread_cond_wait(%union.pthread_cond_t* noundef, %union.pthread_mutex_t* noundef)
