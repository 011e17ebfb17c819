import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

/** Calls a station as Java does by default, with the wish for HTTP/2: java Client.java ADDRESS. */
class Client {
  public static void main(String[] args) throws Exception {
    HttpClient client = HttpClient.newHttpClient();
    HttpRequest get = HttpRequest.newBuilder(URI.create(args[0] + "/health")).build();
    HttpRequest post = HttpRequest.newBuilder(URI.create(args[0] + "/echo"))
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString("{\"from\":\"Java\"}"))
        .build();
    for (HttpRequest request : new HttpRequest[] {get, post, get}) {
      var answer = client.send(request, BodyHandlers.ofString());
      System.out.println(answer.version() + " " + answer.statusCode() + " " + answer.body());
    }
  }
}
